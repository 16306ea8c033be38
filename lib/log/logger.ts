import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** Names under which a secret or a personal value could reach a log line, one level deep or at the top. */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'client_secret',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
] as const

/**
 * `code` names a fault at the top of our own lines; only below, in foreign objects, can it be an
 * authorization code.
 */
const REDACTED = SECRET_FIELDS.flatMap(field => [
  ...(field === 'code' ? [] : [`["${field}"]`]),
  `*["${field}"]`,
])

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

const levelOf = (wanted: string | undefined): string =>
  wanted !== undefined && LEVELS.includes(wanted) ? wanted : 'info'

/**
 * One JSON object per line with a level name and an ISO time; secrets are replaced by name as a second line
 * of defence.
 */
export function createLogger(level: string | undefined, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: levelOf(level),
    base: { service: 'store' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: label => ({ level: label }) },
    redact: { paths: REDACTED, censor: '[redacted]' },
  }
  return pino(options, destination ?? standardOutput())
}

// The framework bundles this file once per entry; lines of all of them leave one after the other.
declare global {
  var storeLogOutput: DestinationStream | undefined
}

/**
 * Each write wakes another thread, which costs a busy process more than the line: so many bytes leave
 * together, or what there is after so long.
 */
const WRITTEN_TOGETHER = { minLength: 4_096, periodicFlush: 200 }

/** Where nobody reads the output, what is beyond so many bytes is dropped: lines must not fill the memory. */
const MOST_WAITING = 8 * 1024 * 1024

/** Written behind the requests; what is left is written when the process exits, unless it is killed. */
const standardOutput = (): DestinationStream =>
  (globalThis.storeLogOutput ??= pino.destination({
    sync: false,
    maxLength: MOST_WAITING,
    ...WRITTEN_TOGETHER,
  }))

/** Reads its level itself: it must be able to speak when the settings as a whole are faulty. */
export const logger = createLogger(process.env.LOG_LEVEL)
