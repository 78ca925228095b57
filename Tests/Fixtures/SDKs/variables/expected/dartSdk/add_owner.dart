part of 'variables.dart';

class AddOwnerVariablesBuilder {
  OwnerData owner;

  final FirebaseDataConnect _dataConnect;

  AddOwnerVariablesBuilder(this._dataConnect, {required this.owner});

  Deserializer<AddOwnerData> dataDeserializer = (dynamic json) => AddOwnerData.fromJson(jsonDecode(json));
  Serializer<AddOwnerVariables> varsSerializer = (AddOwnerVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<AddOwnerData, AddOwnerVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<AddOwnerData, AddOwnerVariables> ref() {
    return _dataConnect.mutation(
      'AddOwner',
      dataDeserializer,
      varsSerializer,
      AddOwnerVariables(
        owner: owner,
      ),
    );
  }
}

@immutable
class AddOwnerOwnerInsert {
  final String id;

  AddOwnerOwnerInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddOwnerOwnerInsert otherTyped = other as AddOwnerOwnerInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  AddOwnerOwnerInsert({
    required this.id,
  });
}

@immutable
class AddOwnerData {
  final AddOwnerOwnerInsert owner_insert;

  AddOwnerData.fromJson(dynamic json) :
    owner_insert = AddOwnerOwnerInsert.fromJson(json['owner_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddOwnerData otherTyped = other as AddOwnerData;
    return this.owner_insert == otherTyped.owner_insert;
  }

  @override
  int get hashCode => Object.hashAll([owner_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['owner_insert'] = this.owner_insert.toJson();
    return json;
  }

  AddOwnerData({
    required this.owner_insert,
  });
}

@immutable
class AddOwnerVariables {
  final OwnerData owner;

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddOwnerVariables otherTyped = other as AddOwnerVariables;
    return this.owner == otherTyped.owner;
  }

  @override
  int get hashCode => Object.hashAll([owner.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['owner'] = this.owner.toJson();
    return json;
  }

  AddOwnerVariables({
    required this.owner,
  });
}
