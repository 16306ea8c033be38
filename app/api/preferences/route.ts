import { handlePreferences } from '@/lib/preferences/handle-preferences.server'

/** Saves one section of the preferences. */
export const POST = handlePreferences
