import { Hono } from 'hono'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'

export const createLoginService = (_context: SandboxContext): Service =>
  createHonoService('login-service', new Hono())
