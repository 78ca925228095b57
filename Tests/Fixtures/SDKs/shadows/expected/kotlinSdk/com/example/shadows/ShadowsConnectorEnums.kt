@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.shadows

import com.example.shadows.Same as _Same

public enum class Same {
  Same,
  Other;

  public object EnumValueSerializer :
    com.example.shadows.EnumValueSerializer<_Same>(_Same.entries)
}
