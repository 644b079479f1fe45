export const applicationMergeErrors = {
  application_obstacles: 409,
  merge_of_applications: 409,
  merge_of_students: 409,
} as const
