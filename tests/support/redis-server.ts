import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../scripts/free-port.ts'
import { findRedis } from '../../scripts/redis.ts'

/** A Redis of a test's own, in memory only: whenever it is killed, everything in it is gone. */
export class RedisServer {
  readonly port: number
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Starts it, empty, and waits until it takes connections. */
  async start(): Promise<void> {
    const options = ['--port', this.port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn(findRedis() ?? 'redis-server', options.map(String), {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    // Whatever becomes of the test, its Redis goes with it. Other files follow in this process.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => reject(new Error('the Redis of the test ended at its start')))
      child.stdout.on('data', lines => {
        if (String(lines).includes('Ready to accept connections')) resolve()
      })
    })
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  /** Leaves connections open and answers nothing, until `resume`. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }
}
