// Arrow keys move between the places of a table, which are one stop of the Tab key.
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// The ends of a place on one axis.
function sides(spot: HTMLElement, across: boolean) {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return across ? { start: left, end: right } : { start: top, end: bottom };
}

// The nearest place in a direction; a gap aside counts more than one ahead, and of equal ones the middle decides.
function nextSpot(from: HTMLElement, spots: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [own, ownAside] = [sides(from, dx !== 0), sides(from, dx === 0)];
  const distances = spots.flatMap((spot) => {
    const [other, aside] = [sides(spot, dx !== 0), sides(spot, dx === 0)];
    const ahead = dx + dy > 0 ? other.start - own.end : own.start - other.end;
    const gap = Math.max(0, aside.start - ownAside.end, ownAside.start - aside.end);
    const shift = Math.abs(aside.start + aside.end - ownAside.start - ownAside.end);
    return ahead > -1 ? [{ spot, distance: ahead + 3 * gap + shift / 1000 }] : [];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.spot;
}

export function listenToArrows(spots: readonly HTMLElement[]) {
  const makeStop = (stop: HTMLElement | undefined) => {
    for (const spot of spots) spot.tabIndex = spot === stop ? 0 : -1;
  };
  makeStop(spots[0]);
  for (const spot of spots) {
    spot.addEventListener('focus', () => makeStop(spot));
    spot.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      nextSpot(spot, spots, step)?.focus();
    });
  }
}
