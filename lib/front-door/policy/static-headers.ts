import type { ServerResponse } from 'node:http'

/** Permissions of scripts, which only pages have. */
const OF_PAGES = 'permissions-policy'

/** Set on every response of the front door and of the framework. */
export const STATIC_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  [OF_PAGES]:
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
}

/**
 * Removes the static headers that mean nothing outside a page. A 304 may lack them as well: the browser keeps
 * those of its copy.
 */
export const dropPageHeaders = (response: ServerResponse): void => response.removeHeader(OF_PAGES)

const ONE_YEAR_SECONDS = 31_536_000

/**
 * HSTS header of a deployment with secure cookies; `includeSubDomains` only if the request came over TLS.
 * Undefined for a plain HTTP deployment, so that a development machine does not lock itself out.
 */
export function strictTransport(cookieSecure: boolean, overTls: boolean): string | undefined {
  if (!cookieSecure) return undefined
  return overTls ? `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` : `max-age=${ONE_YEAR_SECONDS}`
}
