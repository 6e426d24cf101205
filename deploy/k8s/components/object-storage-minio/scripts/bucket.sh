#!/bin/sh
# The bucket of a MinIO, and an account for each user of the storage, which can do nothing outside that bucket. Each variable may be
# given as NAME_FILE. Older accounts stay until someone removes them (docs/operations.md), so that pods which still run with them go on.
set -eu
value() {
  eval "file=\${${1}_FILE:-}"
  if [ -n "$file" ]; then cat "$file"; else eval "printf %s \"\$$1\""; fi
}
until mc alias set storage "$MINIO_URL" "$(value MINIO_ROOT_USER)" "$(value MINIO_ROOT_PASSWORD)" && mc mb --ignore-existing "storage/$STORAGE_BUCKET"; do
  sleep 3
done
mc admin policy create storage bucket /scripts/bucket-policy.json
mc admin policy create storage pictures /scripts/read-policy.json
for user in MEDIA BACKUP RESTORE; do
  case "$user" in BACKUP) policy=pictures former=bucket ;; *) policy=bucket former=pictures ;; esac
  account=$(value "${user}_ACCESS_KEY")
  mc admin user add storage "$account" "$(value "${user}_SECRET_KEY")"
  if ! mc admin policy attach storage "$policy" --user "$account"; then
    # An account that has the policy already is no fault.
    case "$(mc admin user info storage "$account")" in *"$policy"*) ;; *) exit 1 ;; esac
  fi
  # An earlier version allowed backups to write.
  case "$(mc admin user info storage "$account")" in *"$former"*) mc admin policy detach storage "$former" --user "$account" ;; esac
done
