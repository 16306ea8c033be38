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
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
