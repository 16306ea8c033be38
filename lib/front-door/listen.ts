import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/**
 * Node.js accepts one connection per listening socket and turn of the event loop. While pages are rendered
 * there are some thirty turns a second, so with one socket new visitors would wait in the queue of the kernel
 * until they give up, health checks and visitors who are to be refused among them.
 */
const SOCKETS = process.platform === 'linux' ? 16 : 1

/**
 * Makes a server accept connections on several sockets of one port.
 * @param address where to listen, whatever host the server is told
 * @param whenOpened is told of each further server that has to be closed with this one
 */
export function listenBroadly(
  server: Server,
  address: string | undefined,
  whenOpened: (further: NetServer) => void,
): void {
  const listen = server.listen.bind(server)
  const reusePort = SOCKETS > 1
  const openFurther = (): void => {
    const { port, address: host } = server.address() as AddressInfo
    for (let count = 1; count < SOCKETS; count += 1) {
      const further = createServer({ allowHalfOpen: true, noDelay: true }, socket =>
        server.emit('connection', socket),
      )
      // The port has been opened once, so that the server works without the others.
      further.on('error', () => further.close())
      further.listen({ port, host, reusePort })
      whenOpened(further)
    }
  }
  Object.assign(server, {
    listen: (port: number, host?: string, callback?: () => void) => {
      server.once('listening', openFurther)
      return listen({ port, host: address ?? host, reusePort }, callback)
    },
  })
}
