const turns = new Map<string, Promise<unknown>>();

/**
 * Runs `work` under a lock shared by all tabs; without the Locks API, or when it is refused, queues within this
 * tab.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return enqueue(name, work);
  let started = false;
  try {
    return await locks.request(name, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return enqueue(name, work);
  }
}

function enqueue<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  return turn;
}
