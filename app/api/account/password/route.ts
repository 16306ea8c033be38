import { handlePasswordForm } from '@/lib/profile/handle-password-form.server'

/** Changes the password of the signed-in user. */
export const POST = handlePasswordForm
