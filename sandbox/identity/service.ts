import { Hono } from 'hono'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'

export const createIdentityService = (_context: SandboxContext): Service =>
  createHonoService('identity', new Hono())
