import { handleProfileForm } from '@/lib/profile/handle-profile-form.server'

/** Saves the profile of the signed-in user (spec §3, profile form). */
export const POST = handleProfileForm
