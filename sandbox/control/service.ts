import { Hono } from 'hono'
import type { AdjustableClock } from '../clock.ts'
import type { SandboxContext } from '../context.ts'
import type { FaultPlan } from '../http/faults.ts'
import type { RequestRecorder } from '../http/request-recorder.ts'
import { createHonoService, type Service } from '../http/service.ts'

/** What only the control service may move. */
export type ControlPowers = { clock: AdjustableClock; faults: FaultPlan; requests: RequestRecorder }

export const createControlService = (_context: SandboxContext, _powers: ControlPowers): Service =>
  createHonoService('control', new Hono())
