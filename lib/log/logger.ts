import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { processWide } from '../process/process-wide.ts'
import { currentRequestId } from '../request/request-context.ts'
import { redactError, redactLine } from './redact.ts'

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

const levelOf = (wanted: string | undefined): string =>
  wanted !== undefined && LEVELS.includes(wanted) ? wanted : 'info'

/** The id that the visitor's failure page shows, where there is a request; a line's own `requestId` wins. */
function idOfRequest(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/**
 * Creates a logger that writes one JSON object per line, with a level name, an ISO time and the id of the
 * request that it is about; secrets are redacted by field name as a second line of defense.
 */
export function createLogger(level: string | undefined, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: levelOf(level),
    base: { service: 'store' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: idOfRequest,
    formatters: { level: label => ({ level: label }), log: redactLine },
    serializers: { err: redactError },
  }
  return pino(options, destination ?? standardOutput())
}

/**
 * Each write wakes another thread, which costs a busy process more than the line itself: lines are written
 * in blocks of this many bytes, or after this many milliseconds.
 */
const WRITTEN_TOGETHER = { minLength: 12_288, periodicFlush: 200 }

/**
 * If the output is not read, lines beyond this many bytes are dropped, so that they do not fill the memory.
 */
const MOST_WAITING = 8 * 1024 * 1024

/**
 * The shared output, written asynchronously; remaining lines are written when the process exits, unless it
 * is killed.
 */
const standardOutput = (): DestinationStream =>
  processWide('log-output', () =>
    goOnWithout(pino.destination({ sync: false, maxLength: MOST_WAITING, ...WRITTEN_TOGETHER })),
  )

type Output = ReturnType<typeof pino.destination>

/**
 * A full disk or a reader that has gone must not end the process, nor keep it from ending: the library throws
 * the error, and tries for ever to write the rest at the exit.
 */
function goOnWithout(output: Output): Output {
  const flushSync = output.flushSync.bind(output)
  let isFailing = false
  output.on('error', () => {
    isFailing = true
  })
  output.on('write', () => {
    isFailing = false
  })
  return Object.assign(output, { flushSync: () => (isFailing ? undefined : flushSync()) })
}

/** Reads its level itself, because it must work even if the settings as a whole are invalid. */
export const logger = createLogger(process.env.LOG_LEVEL)
