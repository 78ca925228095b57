// ignore_for_file: camel_case_types, constant_identifier_names, library_private_types_in_public_api, non_constant_identifier_names, unnecessary_this, unused_element, unused_import

library selections_sdk;

import 'dart:convert';

import 'package:firebase_data_connect/firebase_data_connect.dart';
import 'package:flutter/foundation.dart';

part 'nested.dart';
part 'aggregates.dart';
part 'conditional.dart';
part 'hidden.dart';
part 'native.dart';
part 'write.dart';

bool _equal(Object? a, Object? b) {
  if (a is! List || b is! List) {
    return a == b;
  }
  if (a.length != b.length) {
    return false;
  }
  for (var i = 0; i < a.length; i++) {
    if (!_equal(a[i], b[i])) {
      return false;
    }
  }
  return true;
}

int _hash(Object? value) {
  return value is List ? Object.hashAll(value.map(_hash)) : value.hashCode;
}

String? bigIntToJson(BigInt? value) {
  return value?.toString();
}

BigInt bigIntFromJson(dynamic value) {
  return BigInt.parse(value.toString());
}

/// The connector `selections`.
class SelectionsConnector {
  NestedVariablesBuilder nested({required String id}) {
    return NestedVariablesBuilder(this.dataConnect, id: id);
  }

  AggregatesVariablesBuilder aggregates() {
    return AggregatesVariablesBuilder(this.dataConnect);
  }

  ConditionalVariablesBuilder conditional({required bool withYear}) {
    return ConditionalVariablesBuilder(this.dataConnect, withYear: withYear);
  }

  HiddenVariablesBuilder hidden() {
    return HiddenVariablesBuilder(this.dataConnect);
  }

  NativeVariablesBuilder native({required int year}) {
    return NativeVariablesBuilder(this.dataConnect, year: year);
  }

  WriteVariablesBuilder write({required String id}) {
    return WriteVariablesBuilder(this.dataConnect, id: id);
  }

  static ConnectorConfig connectorConfig = ConnectorConfig('us-east4', 'selections', 'selections-svc');

  SelectionsConnector({required this.dataConnect});

  static SelectionsConnector get instance {
    return SelectionsConnector(
      dataConnect: FirebaseDataConnect.instanceFor(
        connectorConfig: connectorConfig,
        sdkType: CallerSDKType.generated,
      ),
    );
  }

  FirebaseDataConnect dataConnect;
}
