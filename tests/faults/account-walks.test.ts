import { registerAccountWalks } from './support/register-account-walks'

// The first half of the casts: two files run side by side.
registerAccountWalks(0)
