import type { DefaultSession, Session } from 'next-auth'
import { fullName } from '@/lib/i18n/full-name'

declare module 'next-auth' {
  interface Session {
    user: DefaultSession['user'] & { id: string; firstName: string; lastName: string }
  }
}

type Person = { id: string; firstName: string; lastName: string; email: string }

/**
 * A session in next-auth's format, as its React hooks read it from `GET /api/auth/session`. `endsAt` is in
 * epoch milliseconds.
 */
export const sessionAnswer = ({ id, firstName, lastName, email }: Person, endsAt: number): Session => ({
  user: { id, name: fullName(firstName, lastName), email, firstName, lastName },
  expires: new Date(endsAt).toISOString(),
})
