part of 'variables.dart';

class NoneVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  NoneVariablesBuilder(this._dataConnect);

  Deserializer<NoneData> dataDeserializer = (dynamic json) => NoneData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<NoneData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<NoneData, void> ref() {
    return _dataConnect.query(
      'None',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class NoneOwners {
  final String name;

  NoneOwners.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NoneOwners otherTyped = other as NoneOwners;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  NoneOwners({
    required this.name,
  });
}

@immutable
class NoneData {
  final List<NoneOwners> owners;

  NoneData.fromJson(dynamic json) :
    owners = (json['owners'] as List<dynamic>).map((e) => NoneOwners.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NoneData otherTyped = other as NoneData;
    return _equal(this.owners, otherTyped.owners);
  }

  @override
  int get hashCode => Object.hashAll([_hash(owners)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['owners'] = this.owners.map((e) => e.toJson()).toList();
    return json;
  }

  NoneData({
    required this.owners,
  });
}
