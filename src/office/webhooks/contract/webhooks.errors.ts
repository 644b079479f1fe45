export const webhookErrors = {
  too_many_webhooks: 409,
  webhook_off: 409,
} as const
