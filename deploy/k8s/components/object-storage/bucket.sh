#!/bin/sh
# The bucket, and the account of media with the keys of its Secret. Older accounts stay until someone removes them
# (docs/operations.md), so that pods which still run with them go on.
set -eu
until mc alias set storage http://minio:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD" && mc mb --ignore-existing "storage/$S3_BUCKET"; do
  sleep 3
done
mc admin policy create storage media /scripts/media-policy.json
mc admin user add storage "$S3_ACCESS_KEY" "$S3_SECRET_KEY"
if ! mc admin policy attach storage media --user "$S3_ACCESS_KEY"; then
  # An account that has the policy already is no fault.
  case "$(mc admin user info storage "$S3_ACCESS_KEY")" in *media*) ;; *) exit 1 ;; esac
fi
