export const abuseReportErrors = {
  review_not_shown: 409,
  review_edited: 409,
  review_version_reported: 409,
  report_state: 409,
  review_case_unknown: 404,
} as const
