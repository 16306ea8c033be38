/** Sent with every answer, whoever makes it. */
export const STATIC_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
}

const ONE_YEAR_SECONDS = 31_536_000

/**
 * HSTS of a deployment that promises HTTPS; only an answer that really travels over it may speak for the
 * subdomains. Undefined elsewhere, so that a plain machine does not lock itself out.
 */
export function strictTransport(cookieSecure: boolean, overTls: boolean): string | undefined {
  if (!cookieSecure) return undefined
  return overTls ? `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` : `max-age=${ONE_YEAR_SECONDS}`
}
