import { withNotification } from '@/lib/notifications/address'

/** A page that says that no one is signed in any more. */
export const signedOutAt = (path: string): string =>
  withNotification(path, { message: 'signedOut', status: 'SUCCESS' })
