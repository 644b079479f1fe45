/** Every right, under the name that guards use; the values are the specification's, odd ones included. */
export const permissions = {
  CAN_CHANGE_LANGUAGE: 'can-change-language',
  CAN_VIEW_TRANSLATIONS: 'can-see-translations',
  CAN_ADD_TRANSLATIONS: 'can-add-translations',
  CAN_EDIT_TRANSLATIONS: 'can-edit-translations',
  CAN_ADD_ADMIN_SYSTEM_USERS: 'can-add-admin-system-users',
  CAN_VIEW_ADMIN_SYSTEM_USERS: 'can-view-admin-system-users',
  CAN_EDIT_ADMIN_SYSTEM_USERS: 'can-edit-admin-system-users',
  CAN_CHANGE_PASSWORD_ADMIN_SYSTEM_USERS: 'can-change-password-admin-system-users',
  CAN_DELETE_ADMIN_SYSTEM_USERS: 'can-delete-admin-system-users',
  CAN_SET_VOUCHER_DELAY: 'can-set-voucher-delay',
  CAN_VIEW_ALL_PRO_ARTISTS: 'can-view-all-pro-artists',
  CAN_VIEW_APPLIED_PRO_ARTISTS: 'can-view-applied-pro-artists',
  CAN_ACCEPT_PRO_ARTIST: 'can-accept-pro-artist',
  CAN_REJECT_PRO_ARTIST: 'can-reject-pro-artist',
  CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST: 'can-view-pending-verifications-pro-artist',
  CAN_COMPLETE_INVITATION_PRO_ARTIST: 'can-complete-invitation-pro-artist',
  // The specification shows this value redacted ("can-a{secret}"): a guess, see docs/decisions/006-redacted-permission.md.
  CAN_ASK_FOR_MISSING_DATA_PRO_ARTIST: 'can-ask-for-missing-data-pro-artist',
  CAN_ENABLE_PRO_ARTIST: 'can-enable-pro-artist',
  CAN_DISABLE_PRO_ARTIST: 'can-disable-pro-artist',
  CAN_EDIT_PRO_ARTIST: 'can-edit-pro-artist',
  CAN_DELETE_PRO_ARTIST: 'can-delete-pro-artist',
  CAN_EXPORT_PRO_ARTISTS: 'can-export-pro-artists',
  CAN_MANAGE_PRO_TEAM: 'can-manage-pro-team',
  CAN_VIEW_STATUS_UPGRADES: 'can-view-status-upgrades',
  CAN_DECIDE_STATUS_UPGRADE: 'can-decide-status-upgrade',
  CAN_VIEW_ALL_CONVERSATIONS: 'can-view-all-conversations',
  CAN_VIEW_PRO_ARTIST_TRAININGS: 'can-view-pro-artist-trainings',
  CAN_VIEW_PRO_ARTIST_TRAINING_DETAILS: 'can-view-pro-artist-training-details',
  CAN_ADD_PRO_ARTIST_TRAINING: 'can-add-pro-artist-training',
  CAN_EDIT_PRO_ARTIST_TRAINING: 'can-edit-pro-artist-training',
  CAN_PUBLISH_PRO_ARTIST_TRAINING: 'can-publish-pro-artist-training',
  CAN_UNPUBLISH_PRO_ARTIST_TRAINING: 'can-unpublish-pro-artist-training',
  CAN_VIEW_PRO_ARTIST_TRAININGS_AS_ADMIN: 'can-unpublish-pro-artist-training_as_admin',
  CAN_ACCEPT_PRO_ARTIST_TRAINING: 'can-accept-pro-artist-training',
  CAN_REJECT_PRO_ARTIST_TRAINING: 'can-reject-pro-artist-training',
  CAN_VIEW_RESPONSIBILITIES: 'can-view-responsibilities',
  CAN_CREATE_RESPONSIBILITIES: 'can-create-responsibilities',
  CAN_EDIT_RESPONSIBILITIES: 'can-edit-responsibilities',
  CAN_DELETE_RESPONSIBILITIES: 'can-delete-responsibilities',
  CAN_VIEW_BENEFITS: 'can-view-benefits',
  CAN_CREATE_BENEFITS: 'can-create-benefits',
  CAN_EDIT_BENEFITS: 'can-edit-benefits',
  CAN_DELETE_BENEFITS: 'can-delete-benefits',
  CAN_VIEW_STUDENTS: 'can-view-students',
  CAN_EDIT_STUDENTS: 'can-edit-students',
  CAN_VIEW_STUDENT_PACKAGES: 'can-view-student-packages',
  CAN_SELL_STUDENT_PACKAGES: 'can-sell-student-packages',
  CAN_VIEW_ALL_VOUCHERS: 'can-view-all-vouchers',
  CAN_ISSUE_VOUCHERS: 'can-issue-vouchers',
  CAN_BLOCK_VOUCHERS: 'can-block-vouchers',
  CAN_VIEW_ALL_REVIEWS: 'can-view-all-reviews',
  CAN_MODERATE_REVIEWS: 'can-moderate-reviews',
  CAN_MODERATE_PORTFOLIO: 'can-moderate-portfolio',
  CAN_VIEW_SYSTEM_SETTINGS: 'can-view-system-settings',
  CAN_EDIT_SYSTEM_SETTINGS: 'can-edit-system-settings',
  CAN_EDIT_ROLES: 'can-edit-roles',
  CAN_VIEW_AUDIT_LOG: 'can-view-audit-log',
} as const

export type Permission = (typeof permissions)[keyof typeof permissions]

export const roleNames = ['super-admin', 'administrator', 'pro-artist', 'client'] as const
export type RoleName = (typeof roleNames)[number]

const everyPermission = Object.values(permissions)

/** What each role holds until the owner edits it. The super-admin lists nothing and passes every check. */
export const defaultRights: Record<RoleName, readonly Permission[]> = {
  'super-admin': [],
  administrator: everyPermission.filter((permission) => permission !== permissions.CAN_EDIT_ROLES),
  'pro-artist': [
    permissions.CAN_CHANGE_LANGUAGE,
    permissions.CAN_VIEW_PRO_ARTIST_TRAININGS,
    permissions.CAN_VIEW_PRO_ARTIST_TRAINING_DETAILS,
    permissions.CAN_ADD_PRO_ARTIST_TRAINING,
    permissions.CAN_EDIT_PRO_ARTIST_TRAINING,
    permissions.CAN_PUBLISH_PRO_ARTIST_TRAINING,
    permissions.CAN_UNPUBLISH_PRO_ARTIST_TRAINING,
    permissions.CAN_VIEW_RESPONSIBILITIES,
    permissions.CAN_VIEW_BENEFITS,
  ],
  client: [permissions.CAN_CHANGE_LANGUAGE],
}

/** Who an endpoint or a screen lets in: everybody, everybody who signed in, or the holders of one right. */
export type Access = 'public' | 'signed-in' | Permission
