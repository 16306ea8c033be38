/**
 * Usernames that cannot be registered: they look like our staff or the system, or have a special meaning
 * between us and the back ends (`current` and `anonymous` are users in commerce's addresses). Compared
 * without case and separators.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'admin',
    'administrator',
    'amadmin',
    'root',
    'superuser',
    'sysadmin',
    'system',
    'operator',
    'moderator',
  ],
  ...['staff', 'support', 'help', 'helpdesk', 'customerservice', 'customersupport', 'security', 'abuse'],
  ...['postmaster', 'webmaster', 'hostmaster', 'noreply', 'donotreply', 'pearson'],
  ...['anonymous', 'current', 'guest', 'nobody', 'everyone', 'me', 'self', 'user', 'username'],
  ...['null', 'undefined', 'none', 'nan', 'true', 'false', 'object'],
  ...['proto', 'constructor', 'prototype', 'tostring', 'valueof', 'hasownproperty'],
])

export const isReservedUsername = (username: string): boolean =>
  RESERVED.has(username.toLowerCase().replace(/[-._+]/g, ''))
