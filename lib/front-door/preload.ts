import http, { type RequestListener, type Server, type ServerOptions } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { readOptions } from '../config/front-door-options.ts'
import { setFrontDoorHooks } from '../process/front-door-hooks.ts'
import { Drain } from './drain.ts'
import { createFrontDoor } from './front-door.ts'
import { goOnWithoutOutput } from './front-door-log.ts'
import { listenBroadly } from './listen.ts'
import { takeLoopbackAddress } from './loopback.ts'
import { watchEventLoop } from './refuse/event-loop.ts'
import { oneAtATime } from './refuse/one-at-a-time.ts'
import { closeIdleConnections, SERVER_LIMITS } from './refuse/server-limits.ts'

/*
 * Loaded before the framework's server with `node --import`: every HTTP server created afterwards is wrapped
 * by the front door. Signals are handled here, because the framework would drop requests in flight.
 */

process.env.NEXT_MANUAL_SIG_HANDLE = 'true'
goOnWithoutOutput()

const loopbackAddress = takeLoopbackAddress(process.env)
const options = readOptions(process.env)
const drain = new Drain(options.shutdownDelayMs)
const frontDoor = createFrontDoor(options)
watchEventLoop(frontDoor.adjust)
const { purge, styleHashes } = frontDoor
setFrontDoorHooks({ purge, isDraining: () => drain.isDraining, styleHashes })

const createServer = http.createServer.bind(http)

function createGuardedServer(first?: ServerOptions | RequestListener, second?: RequestListener): Server {
  const given = typeof first === 'object' ? first : {}
  const listener = typeof first === 'function' ? first : second
  const server = createServer({ ...given, ...SERVER_LIMITS })
  listenBroadly(server, loopbackAddress, further => drain.watchServer(further))
  closeIdleConnections(server)
  if (listener !== undefined) server.on('request', oneAtATime(drain.watch(frontDoor.wrap(listener))))
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\n\r\n'),
  )
  drain.watchServer(server)
  return server
}

Object.assign(http, { createServer: createGuardedServer })
syncBuiltinESMExports()

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => drain.onSignal(code => process.exit(code)))
