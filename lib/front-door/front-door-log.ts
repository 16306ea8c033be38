type Level = 'error' | 'warn' | 'info'

const QUIET: Readonly<Record<string, readonly Level[]>> = {
  silent: ['error', 'warn', 'info'],
  error: ['warn', 'info'],
  warn: ['info'],
}

/** Writes a log line in the store's format. The front door runs before any package can be loaded. */
export function logLine(level: Level, fields: Readonly<Record<string, unknown>>, message: string): void {
  if (QUIET[process.env.LOG_LEVEL ?? 'info']?.includes(level)) return
  const line = { level, time: new Date().toISOString(), service: 'front-door', ...fields, msg: message }
  writeOrGoOn(`${JSON.stringify(line)}\n`)
}

/** A full disk or a reader that has gone ends neither a request nor the process. */
function writeOrGoOn(text: string): void {
  try {
    process.stdout.write(text)
  } catch {
    // An output that is a file throws here.
  }
}

/** The same for what the framework writes: without a listener, an error of an output ends the process. */
export function goOnWithoutOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
