import { type AdjustableClock, createClock } from './clock.ts'
import type { SandboxContext } from './context.ts'
import { openDatabase } from './db/database.ts'
import { createHooks } from './hooks.ts'
import { withFaults } from './http/fault-layer.ts'
import { createFaultPlan } from './http/faults.ts'
import { type Listening, listen } from './http/listen.ts'
import { createRequestRecorder } from './http/request-recorder.ts'
import { SERVICE_NAMES, type ServiceName } from './http/service.ts'
import { createTokenDirectory } from './identity/token-directory.ts'
import { createLog, type Log } from './log.ts'
import { createMailStore } from './mail-store.ts'
import { seedOnce } from './seed/seed-all.ts'
import { createServices } from './services.ts'
import type { SandboxSettings } from './settings.ts'

export type RunningSandbox = {
  urls: Record<ServiceName, string>
  context: SandboxContext
  clock: AdjustableClock
  stop(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** Opens the data folder, takes the ports, seeds once and serves. Throws a `StartRefusal` when it cannot. */
export const startSandbox = async (
  settings: SandboxSettings,
  log: Log = createLog(settings.logLevel),
): Promise<RunningSandbox> => {
  const { database, close } = openDatabase(settings.dataFolder)
  const ports = new Map<ServiceName, Listening>()
  const stop = async () => {
    await Promise.all([...ports.values()].map(port => port.stop()))
    close()
  }
  try {
    for (const [offset, name] of SERVICE_NAMES.entries()) {
      const port = settings.basePort === 0 ? 0 : settings.basePort + offset
      ports.set(name, await listen(name === 'control' ? LOOPBACK : settings.host, port))
    }
    const urls = addresses(ports)
    const clock = createClock()
    const context: SandboxContext = {
      database,
      clock,
      settings: {
        ...settings,
        identityUrl: settings.identityUrl || urls.identity,
        paymentUrl: settings.paymentUrl || urls.payment,
      },
      mailStore: createMailStore(database, clock),
      tokens: createTokenDirectory(database, clock),
      hooks: createHooks(),
      log,
    }
    await seedOnce(context)
    serve(context, clock, ports)
    return { urls, context, clock, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const serve = (context: SandboxContext, clock: AdjustableClock, ports: Map<ServiceName, Listening>): void => {
  const faults = createFaultPlan()
  const requests = createRequestRecorder(context.log, clock.now)
  for (const service of createServices(context, { clock, faults, requests })) {
    // The control service must stay reachable to take faults away again.
    const listener = service.name === 'control' ? service.listener : withFaults(service, faults, requests)
    ports.get(service.name)?.attach(listener)
  }
}

const addresses = (ports: Map<ServiceName, Listening>): Record<ServiceName, string> => {
  const url = (name: ServiceName) => `http://${LOOPBACK}:${ports.get(name)?.port}`
  return {
    control: url('control'),
    identity: url('identity'),
    'login-service': url('login-service'),
    commerce: url('commerce'),
    content: url('content'),
    flags: url('flags'),
    payment: url('payment'),
    captcha: url('captcha'),
  }
}
