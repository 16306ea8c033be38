import { Hono } from 'hono'
import type { SandboxContext } from '../context.ts'
import { listPayments } from './payment-store.ts'

/** `GET /payments` for the control service: what was paid, without tokens. */
export const createPaymentControlRoutes = ({ database }: SandboxContext): Hono => {
  const app = new Hono()
  app.get('/payments', c => c.json({ payments: listPayments(database).map(({ payment }) => payment) }))
  return app
}
