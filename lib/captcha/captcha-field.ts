/** Name of the hidden field with the token of the captcha. */
export const CAPTCHA_TOKEN = 'captchaToken'
