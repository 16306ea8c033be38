import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/**
 * Number of listening sockets. Node.js accepts one connection per listening socket and turn of the event
 * loop. Under load there are some thirty turns a second: with one socket, new connections, health checks and
 * requests to be refused among them, would wait in the kernel's queue until they time out.
 */
const SOCKETS = process.platform === 'linux' ? 16 : 1

/**
 * Makes a server accept connections on several sockets of one port.
 * @param address where to listen, whatever host is passed to `listen`
 * @param whenOpened called with each further server, which has to be closed together with this one
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
      // The first socket is open already, so the server works without the further ones.
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
