// An event of the browser's trace.
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  // Microseconds, as the others.
  ts: number;
  dur?: number;
  // Processor time.
  tdur?: number;
  args?: { frame_reporter?: { frame_sequence: number; state: string; has_main_animation: boolean } };
}
