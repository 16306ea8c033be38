import type { DefaultSession, Session } from 'next-auth'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { fullName } from '@/lib/i18n/full-name'

declare module 'next-auth' {
  interface Session {
    user: DefaultSession['user'] & { id: string; firstName: string; lastName: string }
  }
}

type Person = { id: string; firstName: string; lastName: string; email: string }

/**
 * A session in next-auth's format, as its React hooks read it from `GET /api/auth/session`. `signedInAt` is
 * in milliseconds.
 */
export const sessionAnswer = ({ id, firstName, lastName, email }: Person, signedInAt: number): Session => ({
  user: { id, name: fullName(firstName, lastName), email, firstName, lastName },
  expires: new Date(signedInAt + SESSION_MAX_AGE_SECONDS * 1000).toISOString(),
})
