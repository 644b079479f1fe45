export const contentReportErrors = {
  content_not_public: 404,
  content_gone: 409,
  content_report_state: 409,
  content_objected: 409,
  content_objection_late: 409,
  content_same_decider: 409,
  content_case_unknown: 404,
} as const
