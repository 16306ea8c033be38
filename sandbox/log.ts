export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

type Facts = Record<string, unknown>

/** Structured log. Callers never pass tokens, passwords, cookies or whole URLs. */
export type Log = Record<Exclude<LogLevel, 'silent'>, (event: string, facts?: Facts) => void>

/** Writes one JSON line per event at or above `level`; standard output stays free for the start line. */
export const createLog = (
  level: LogLevel,
  write: (line: string) => void = line => process.stderr.write(line),
): Log => {
  const threshold = LOG_LEVELS.indexOf(level)
  const at = (name: Exclude<LogLevel, 'silent'>) => {
    if (LOG_LEVELS.indexOf(name) < threshold) return () => {}
    return (event: string, facts: Facts = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...facts })}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
