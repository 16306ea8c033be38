import { parseSettings } from './settings.ts'
import { startSandbox } from './start.ts'
import { StartRefusal } from './start-refusal.ts'

/** Starts the sandbox from the environment; one line on standard output tells where it is. */
const main = async (): Promise<void> => {
  const sandbox = await startSandbox(parseSettings(process.env))
  const places = Object.entries(sandbox.urls).map(([name, url]) => `${name}=${url}`)
  process.stdout.write(`Sandbox ready ${places.join(' ')}\n`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
