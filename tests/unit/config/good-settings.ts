const SECRET = 'k3yPq9wZx7Lm2Vb8Rt5Nc1Hd4Js6Fg0a'
/** The least a store needs to start on one machine. */
export const SETTINGS_THAT_WORK = {
  IDENTITY_URL: 'http://localhost:3101/',
  IDENTITY_CLIENT_ID: 'store',
  IDENTITY_CLIENT_SECRET: SECRET,
  LOGIN_SERVICE_URL: 'http://localhost:3102',
  COMMERCE_URL: 'http://localhost:3103',
  COMMERCE_PLATFORM_KEY: SECRET,
  CONTENT_URL: 'http://localhost:3104',
  FLAGS_URL: 'http://localhost:3105',
  PAYMENT_URL: 'http://localhost:3106',
  PAYMENT_SECRET_KEY: SECRET,
  FLAGS_CLIENT_ID: 'store-flags',
  SESSION_SECRET: SECRET,
  COOKIE_SECURE: 'false',
}
