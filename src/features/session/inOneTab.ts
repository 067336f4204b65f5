/**
 * Runs `work` while no other tab of this site runs its own under the same name. Browsers without locks, and those that
 * refuse them together with site data, run it at once.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  let started = false;
  try {
    return await locks.request(name, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return work();
  }
}
