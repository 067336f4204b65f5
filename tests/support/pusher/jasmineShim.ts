import { type Mock, vi } from 'vitest';

type Method = (...args: never[]) => unknown;

// Adds jasmine's names to a mock of vitest.
function toSpy(mock: Mock) {
  return Object.assign(mock, {
    and: {
      returnValue: (value: unknown) => mock.mockReturnValue(value),
      callFake: (fake: Method) => mock.mockImplementation(fake),
    },
    calls: { count: () => mock.mock.calls.length },
  });
}

// Divides all timers, because the specs wait for seconds to be sure that nothing comes.
const speed = 10;

/** Creates what of jasmine the specs of pusher-js use, on top of vitest. */
export function createJasmine() {
  let isClockInstalled = false;
  const uninstall = () => {
    vi.useRealTimers();
    isClockInstalled = false;
  };
  const scaled = (ms: number) => (isClockInstalled ? ms : ms / speed);
  return {
    jasmine: {
      createSpy: (_name?: string) => toSpy(vi.fn()),
      clock: () => ({
        install: () => {
          vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
          isClockInstalled = true;
        },
        uninstall,
        tick: (ms: number) => vi.advanceTimersByTime(ms),
      }),
    },
    spyOn: (target: Record<string, Method>, method: string) =>
      toSpy(vi.spyOn(target, method).mockReturnValue(undefined)),
    setTimeout: (run: () => void, ms = 0) => setTimeout(run, scaled(ms)),
    setInterval: (run: () => void, ms = 0) => setInterval(run, scaled(ms)),
    restore: () => {
      vi.restoreAllMocks();
      uninstall();
    },
  };
}
