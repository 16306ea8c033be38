/**
 * Names that nobody may take: they would pass for our staff or for the system, or are words that programs
 * between us and the back ends take for something else (`current` and `anonymous` are users of commerce's
 * addresses). Compared without case and separators.
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
