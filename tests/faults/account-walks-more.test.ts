import { registerAccountWalks } from './support/register-account-walks'

// The second half of the casts: two files run side by side.
registerAccountWalks(10)
